import * as migration_20261121_151200_initial from './20261121_151200_initial';
import * as migration_20261121_225340_accounts from './20261121_225340_accounts';

export const migrations = [
  {
    up: migration_20261121_151200_initial.up,
    down: migration_20261121_151200_initial.down,
    name: '20261121_151200_initial',
  },
  {
    up: migration_20261121_225340_accounts.up,
    down: migration_20261121_225340_accounts.down,
    name: '20261121_225340_accounts'
  },
];
