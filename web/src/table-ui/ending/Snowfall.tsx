/** Snow for the winner; where nothing may move, it lies still in the air. Each flake's place follows from its number. */
export function Snowfall() {
  return (
    <div class="snowfall" aria-hidden="true">
      {FLAKES.map((number) => (
        <i
          key={number}
          style={{
            left: `${(number * 37) % 100}%`,
            top: `${(number * 61) % 97}%`,
            animationDelay: `${(number * 173) % 1400}ms`,
            fontSize: `${12 + ((number * 7) % 16)}px`,
          }}
        >
          ❄
        </i>
      ))}
    </div>
  );
}

const FLAKES = Array.from({ length: 28 }, (_, number) => number);
