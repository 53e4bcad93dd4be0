import picture from "./school.svg";

/** The school behind the front page: a still picture. */
export function FrontSchool({ label }: { label: string }) {
  return (
    <div class="front-school">
      <img src={picture} alt={label} />
    </div>
  );
}
