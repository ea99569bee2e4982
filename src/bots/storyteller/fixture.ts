/** A cast for tests: one of each role. */
import type { Sex } from './grammar.ts';
import { enter, freshWorld, type World } from './world.ts';

export function fullCast(heroSex: Sex, villainSex: Sex): World {
  const world = freshWorld();
  enter(world, { name: heroSex === 'f' ? 'Elin' : 'Tam', noun: 'weaver', sex: heroSex, role: 'hero' });
  enter(world, { name: villainSex === 'f' ? 'Runa' : 'Bodo', noun: 'moneylender', sex: villainSex, role: 'villain' });
  const other = heroSex === 'f' ? 'm' : 'f';
  enter(world, { name: other === 'm' ? 'Ivo' : 'Mira', noun: 'clockmaker', sex: other, role: 'love' });
  enter(world, { name: 'Till', noun: 'fiddler', sex: 'm', role: 'friend' });
  enter(world, { name: 'Lorenz', noun: 'duke', sex: 'm', role: 'ruler' });
  enter(world, { name: 'Greta', noun: 'cousin', sex: 'f', role: 'kin' });
  enter(world, { name: 'Osric', noun: 'tinker', sex: 'm', role: 'stranger' });
  enter(world, { name: '', noun: 'raven', sex: 'm', role: 'beast' });
  world.want = 'riddle';
  world.told = 5;
  return world;
}
