import * as migration_20261121_121202_initial from './20261121_121202_initial';

export const migrations = [
  {
    up: migration_20261121_121202_initial.up,
    down: migration_20261121_121202_initial.down,
    name: '20261121_121202_initial'
  },
];
