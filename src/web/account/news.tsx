/** How one is told that a game waits: on this device, how often, on which others. Nothing is asked before a tap. */
import './account.css';
import { useEffect, useState } from 'preact/hooks';
import type { Telling } from '../../protocol/parts.ts';
import { isKnown } from '../online/api.ts';
import { faultWords } from '../online/faults.ts';
import { useLooking } from '../online/looking.ts';
import { people as w } from '../text/people.ts';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { NumberSelect } from '../ui/number-select.tsx';
import { toast } from '../ui/toast.tsx';
import { Address } from './address.tsx';
import { aboutServer, ownChoices, type Server, tellMe } from './api.ts';
import {
  type Device,
  devices,
  forgetDevice,
  forgetHere,
  type Hurdle,
  hurdle,
  isThisDevice,
  isTold,
  tellThisDevice,
} from './push.ts';

const complain = (error: unknown): void => toast(faultWords(error));

/** null: not known yet. */
function useServer(): Server | 'none' | null {
  const [server, setServer] = useState<Server | 'none' | null>(null);
  useLooking(() =>
    aboutServer().then(
      (about) => {
        setServer(about);
        return true;
      },
      () => {
        setServer('none');
        return false;
      },
    ),
  );
  return server;
}

export function News() {
  const server = useServer();
  const [told, setTold] = useState(false);
  const [wall, setWall] = useState<Hurdle | null>(hurdle);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (wall === null) void isTold().then(setTold);
  }, [wall]);
  const begin = async (key: string): Promise<void> => {
    setBusy(true);
    try {
      const stopped = await tellThisDevice(key);
      setWall(stopped);
      setTold(stopped === null);
      if (stopped === null) toast(w.news.ready);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <section class="leaf" aria-labelledby="news">
      <h2 id="news">{w.news.title}</h2>
      <p>{w.news.lead}</p>
      <div role="status">
        {wall && <p class="notice">{w.news.hurdles[wall]}</p>}
        {!wall && server === 'none' && <p class="notice">{w.news.noServer}</p>}
      </div>
      {!wall && !told && server !== 'none' && (
        <>
          <div class="button-row">
            <button
              type="button"
              class="button button-main"
              disabled={busy || server === null}
              onClick={() => server && void begin(server.push)}
            >
              <Icon name="bell" />
              {w.news.on}
            </button>
          </div>
          <p class="field-hint">{w.news.asks}</p>
        </>
      )}
      {server !== null && server !== 'none' && (isKnown() || told) && (
        <Often key={String(told)} told={told} mail={server.mail} onThisGone={() => setTold(false)} />
      )}
    </section>
  );
}

/** When, and where else. */
function Often({ told, mail, onThisGone }: { told: boolean; mail: boolean; onThisGone: () => void }) {
  const [telling, setTelling] = useState<Telling | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [list, setList] = useState<readonly Device[]>([]);
  useEffect(() => {
    ownChoices().then((chosen) => {
      setAddress(chosen.address);
      setTelling(chosen.telling);
    }, complain);
    devices().then((known) => {
      setList(known);
      // Somebody else was told here, or it was stopped from another device.
      if (told && !known.some(({ id }) => isThisDevice(id))) void forgetHere().then(onThisGone);
    }, complain);
  }, []);
  if (!telling) return null;
  const daily = (list.length > 0 && telling.push === 'digest') || (mail && telling.mail === 'digest');
  const choose = (some: Partial<Telling>): void => {
    setTelling({ ...telling, ...some });
    tellMe({ ...some, zone: zoneHere() }).then(setTelling, complain);
  };
  const remove = ({ id }: Device): void => {
    const here = isThisDevice(id);
    forgetDevice(id).then(() => {
      toast(w.news.removed);
      setList(list.filter((device) => device.id !== id));
      if (here) onThisGone();
    }, complain);
  };
  return (
    <>
      {list.length > 0 && (
        <>
          <Choices
            label={w.news.often}
            name="news-often"
            value={telling.push}
            values={(['each', 'digest', 'off'] as const).map((value) => ({ value, label: w.news.oftens[value] }))}
            onChange={(value) => choose({ push: value as Telling['push'] })}
          />
          <div>
            <h3 class="small-caps">{w.news.devices}</h3>
            <ul class="rows">
              {list.map((device) => (
                <li class="row" key={device.id}>
                  <Icon name="bell" />
                  <span class="row-name">
                    {device.name}
                    <span class="quiet">
                      {[...(isThisDevice(device.id) ? [w.news.thisOne] : []), w.news.since(device.createdAt)].join(
                        ', ',
                      )}
                    </span>
                  </span>
                  <button
                    type="button"
                    class="button"
                    aria-label={w.news.removeOf(device.name)}
                    onClick={() => remove(device)}
                  >
                    {w.news.remove}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      {mail && <Address address={address} telling={telling} onTelling={choose} />}
      {daily && (
        <NumberSelect
          label={w.news.hour}
          value={telling.hour}
          values={HOURS}
          word={w.news.hourOf}
          onChange={(hour) => choose({ hour })}
        />
      )}
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
