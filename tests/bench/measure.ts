/**
 * Measures laps that are compared with each other. They and their floors take turns, so that other load on the machine affects
 * all of them alike.
 */
import type { Lap, Who } from './contender';
import { figureOf, type Measurement, type Run } from './figures';
import { residentMb } from './memory';
import type { BenchOptions } from './options';

const WHO = ['shop', 'floor'] as const satisfies readonly Who[];

export async function measure({
  laps,
  options,
}: {
  laps: readonly Lap[];
  options: BenchOptions;
}): Promise<Measurement[]> {
  try {
    for (const lap of laps) {
      for (const who of WHO) await lap.run({ who, connections: 10, extent: { seconds: options.warmUpSeconds } });
    }
    const measurements: Measurement[] = [];
    for (const connections of options.connections) {
      const runs = new Map(laps.map((lap) => [lap, { shop: [] as Run[], floor: [] as Run[] }]));
      for (let round = 0; round < options.rounds; round++) {
        for (const [lap, done] of runs) {
          const extent = { seconds: options.seconds / options.rounds };
          for (const who of WHO) done[who].push(await lap.run({ who, connections, extent }));
        }
      }
      for (const [{ call, mode, contender }, done] of runs) {
        const { products, under, floor } = contender;
        const memory = { shopMemory: await residentMb(under.pid), floorMemory: await residentMb(floor.pid) };
        const figures = { shop: figureOf(done.shop), floor: figureOf(done.floor) };
        measurements.push({ products, call, mode, connections, ...figures, ...memory });
      }
    }
    return measurements;
  } finally {
    for (const lap of laps) lap.end();
  }
}
