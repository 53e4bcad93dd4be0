import { Button, IconButton } from "../../ui/controls/Button.tsx";
import { Select, TextField } from "../../ui/controls/fields.tsx";
import { Panel } from "../../ui/controls/Panel.tsx";
import { Icon } from "../../ui/pictures/icons.tsx";
import { SeatMark } from "../../ui/pictures/SeatMark.tsx";
import { useWords, type Words } from "../../words/index.ts";
import {
  choiceOf,
  leastSeats,
  mostSeats,
  seatChoices,
  withChoice,
  withName,
  withOneMore,
  withoutSeat,
} from "./form.ts";
import type { PartProps } from "./NewTable.tsx";

/** What is shown for a seat's choice: `person`, `open`, `bot:rookie`. */
function choiceWords(words: Words, choice: string): string {
  const level = choice.split(":")[1];
  if (level === undefined) return words.say(`web-seat-${choice}`);
  const id = `level-${level}-name`;
  return words.say("web-seat-bot", { level: words.has(id) ? words.say(id) : level });
}

function Seat({ form, game, onChange, seat }: PartProps & { seat: number }) {
  const words = useWords();
  const wish = form.seats[seat];
  if (wish === undefined) return null;
  const number = seat + 1;
  return (
    <li class="seat">
      <SeatMark seat={seat} label={words.say(`player-colour-${seat}`)} />
      <Select
        hideLabel
        label={words.say("web-seat-kind", { number })}
        value={choiceOf(wish)}
        choices={seatChoices(game).map((value) => ({ value, label: choiceWords(words, value) }))}
        onChange={(choice) => onChange(withChoice(form, seat, choice))}
      />
      {wish.kind === "person" ? (
        <TextField
          hideLabel
          label={words.say("web-seat-name", { number })}
          placeholder={words.say("web-seat-name-hint")}
          value={wish.name ?? ""}
          maxLength={24}
          onInput={(name) => onChange(withName(form, seat, name))}
        />
      ) : (
        <span class="seat-about">{wish.kind === "bot" && aboutLevel(words, wish.level ?? "", game.id)}</span>
      )}
      {game.seats.includes(form.seats.length - 1) && (
        <IconButton
          label={words.say("web-seat-remove", { number })}
          onClick={() => onChange(withoutSeat(form, game, seat))}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  );
}

/** What a level is in a game, in that game's own words if it has some. */
function aboutLevel(words: Words, level: string, game: string): string {
  const ids = [`level-${level}-${game.replace(/2?(-.*)?$/, "")}`, `level-${level}`];
  const id = ids.find((id) => words.has(id));
  return id === undefined ? "" : words.say(id);
}

/** Who sits where, with seats added and removed as the game allows. */
export function Seats({ form, game, onChange }: PartProps) {
  const words = useWords();
  return (
    <Panel title={words.say("web-new-seats")}>
      <p class="field-help">{words.say("web-new-seats-about", { least: leastSeats(game), most: mostSeats(game) })}</p>
      <ol class="seats">
        {form.seats.map((_, seat) => (
          <Seat key={seat} seat={seat} form={form} game={game} onChange={onChange} />
        ))}
      </ol>
      {game.seats.includes(form.seats.length + 1) && (
        <Button onClick={() => onChange(withOneMore(form, game))}>
          <Icon name="plus" />
          {words.say("web-seat-add")}
        </Button>
      )}
    </Panel>
  );
}
