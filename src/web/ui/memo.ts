/** A drawing that is made again only when something that it is given has changed; it uses no hooks. */
import { Component, type ComponentChild, type ComponentType } from 'preact';

const differ = (a: object, b: object): boolean => {
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length !== Object.keys(b).length || keys.some((key) => a[key] !== b[key]);
};

export function memo<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next);
    }
    override render(props: P): ComponentChild {
      return draw(props);
    }
  };
}
