// The first tiles of the board are those of the reader's own town, once it is known.
import { fetchAnswer } from './board-answers.ts';
import { splitAnswer } from './board-tiles.ts';
import { type OwnTown, onTown, ownTown } from './own-town.ts';

const board = document.querySelector<HTMLElement>('[data-town-board]');

function fill(town: OwnTown): void {
  for (const tile of board?.querySelectorAll<HTMLAnchorElement>('a[data-ask]') ?? []) {
    const { ask = '' } = tile.dataset;
    fetchAnswer(board?.dataset.api ?? '/search', ask.replace('{city}', town.name)).then(
      (answer) => {
        const { figure, unit } = splitAnswer(answer?.answer ?? '');
        if (!answer || !figure) return;
        const put = (name: string, text: string) => {
          const part = tile.querySelector(`.${name}`);
          if (part) part.textContent = text;
        };
        tile.href = answer.url;
        put('name', answer.title);
        put('figure', figure);
        put('of', unit);
        for (const part of tile.querySelectorAll('.second, .label [lang]')) part.remove();
      },
      () => undefined, // The usual board stands, under its own names.
    );
  }
}

const town = ownTown();
if (town) fill(town);
onTown((chosen) => chosen && fill(chosen));
