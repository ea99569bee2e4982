/** The pages and what surrounds all of them. Home comes with the first script; every other page is loaded when it is wanted. */
import { LocationProvider, lazy, Router } from 'preact-iso';
import { Home } from './home/home.tsx';
import { Missing } from './pages/bad.tsx';
import { Guard } from './pages/guard.tsx';
import { Toasts } from './ui/toast.tsx';

const page = <M extends { readonly [name: string]: unknown }, K extends keyof M>(load: () => Promise<M>, name: K) =>
  lazy(() => load().then((module) => module[name] as M[K] & object));

const TablePage = page(() => import('./table/page.tsx'), 'TablePage');
const OnlinePage = page(() => import('./online/page.tsx'), 'OnlinePage');
const YourGames = page(() => import('./pages/your-games.tsx'), 'YourGames');
const SettingsPage = page(() => import('./settings/page.tsx'), 'SettingsPage');
const Learn = page(() => import('./learn/page.tsx'), 'Learn');
const Watch = page(() => import('./pages/watch.tsx'), 'Watch');
const Join = page(() => import('./pages/join.tsx'), 'Join');
const AccountPage = page(() => import('./account/page.tsx'), 'AccountPage');
const PlayerPage = page(() => import('./account/player.tsx'), 'PlayerPage');
const LadderPage = page(() => import('./account/ladder.tsx'), 'LadderPage');
const ResetPage = page(() => import('./account/reset.tsx'), 'ResetPage');
const BookPage = page(() => import('./boards/time/book-page.tsx'), 'BookPage');
const Credits = page(() => import('./pages/credits.tsx'), 'Credits');

export function App() {
  return (
    <LocationProvider>
      <Guard>
        <Router>
          <Home path="/" />
          <TablePage path="/table/:id" />
          <OnlinePage path="/online/:id" />
          <YourGames path="/games" />
          <SettingsPage path="/settings" />
          <Learn path="/learn/:game?" />
          <Watch path="/watch" />
          <Join path="/join/:invite?" />
          <AccountPage path="/account" />
          <LadderPage path="/ladder/:game" />
          <ResetPage path="/reset/:token" />
          <PlayerPage path="/player/:id" />
          <BookPage path="/book/:id" />
          <Credits path="/credits" />
          <Missing default />
        </Router>
      </Guard>
      <Toasts />
    </LocationProvider>
  );
}
