/** What is wanted seldom: rules, dice, keys, settings, resigning. */
import { useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Acknowledged, TableClient, TableState } from './client.ts';
import { Dice } from './dice.tsx';
import { Together } from './together.tsx';

type Props = {
  state: TableState;
  client: TableClient;
  seat: number;
  settle: (acknowledged: Acknowledged) => Promise<boolean>;
  onClose: () => void;
};
type Leaf = 'menu' | 'dice' | 'keys' | 'resign';

export function Menu({ state, client, seat, settle, onClose }: Props) {
  const [leaf, setLeaf] = useState<Leaf>('menu');
  const titles = { menu: t.table.menu, dice: t.table.dice, keys: t.keys.title, resign: t.table.resign };
  const name = state.people[seat]?.name ?? '';
  return (
    <Dialog title={titles[leaf]} onClose={onClose}>
      {leaf === 'menu' && (
        <ul class="menu">
          <li>
            <a class="button button-plain" href={`/learn/${state.setup.game}`}>
              <Icon name="book" />
              {t.table.help}
            </a>
          </li>
          <li>
            <button type="button" class="button button-plain" onClick={() => setLeaf('dice')}>
              <Icon name="check" />
              {t.table.dice}
            </button>
          </li>
          <li>
            <button type="button" class="button button-plain" onClick={() => setLeaf('keys')}>
              <Icon name="list" />
              {t.keys.title}
            </button>
          </li>
          <li>
            <a class="button button-plain" href="/settings">
              <Icon name="gear" />
              {t.settings.title}
            </a>
          </li>
          {client.together && state.mine.includes(seat) && !state.outcome && (
            <Together state={state} together={client.together} seat={seat} settle={settle} onClose={onClose} />
          )}
          {state.mine.includes(seat) && !state.outcome && (
            <li>
              <button type="button" class="button button-plain button-bad" onClick={() => setLeaf('resign')}>
                <Icon name="flag" />
                {t.table.resign}
              </button>
            </li>
          )}
          <li>
            <a class="button button-plain" href="/">
              <Icon name="door" />
              {t.table.leave}
              <span class="quiet">{t.table.leaveHint}</span>
            </a>
          </li>
        </ul>
      )}
      {leaf === 'dice' && <Dice state={state} client={client} />}
      {leaf === 'keys' && <Keys />}
      {leaf === 'resign' && (
        <>
          <p>{t.table.resignAsk(name)}</p>
          <p class="quiet">{t.table.resignHint}</p>
          <div class="dialog-foot">
            <button type="button" class="button" onClick={onClose}>
              {t.common.cancel}
            </button>
            <button
              type="button"
              class="button button-bad"
              onClick={async () => {
                if (await settle(client.resign(seat))) onClose();
              }}
            >
              {t.table.resign}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Keys() {
  const keys = [
    ['1 – 9', t.keys.pick],
    ['u', t.keys.undo],
    ['l', t.keys.log],
    ['s', t.keys.scores],
    ['[  ]', t.keys.earlier],
    ['p', t.keys.play],
  ];
  return (
    <>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">{t.keys.off}</p>
    </>
  );
}
