import { rangesOf } from './model';

const elm = rangesOf('ELM Leblanc');
const junkers = rangesOf('Junkers');
const bosch = rangesOf('Bosch');

/** Boilers and water heaters of the Bosch group: ELM Leblanc, Junkers and Bosch. */
export const boschGroup = [
  elm({ name: 'Acléis' }, [
    { name: 'NGVM 24-5H', kilowatts: 24 },
    { name: 'NGLM 24-5H', kilowatts: 24 },
    { name: 'NGLM 24-5S', kilowatts: 24 },
    { name: 'NGLM 23-5H5', kilowatts: 23 },
    { name: 'NGLM 21-5HN5', kilowatts: 21 },
  ]),
  elm({ name: 'Mégalis' }, [
    { name: 'NGLA 24-4H', kilowatts: 24 },
    { name: 'NGLA 23-4H.5', kilowatts: 23 },
    { name: 'NGVA 24-3H', kilowatts: 24 },
    { name: 'NGLS 24-4H', kilowatts: 24 },
    { name: 'NGVS 24-3H', kilowatts: 24 },
  ]),
  elm({ name: 'Mégalis Condens' }, ['GVA C 24-5M', 'GVA C 30-5M']),
  elm({ name: 'Égalis' }, [
    { name: 'GLM 23', kilowatts: 23 },
    { name: 'GLM 28', kilowatts: 28 },
    { name: 'GVM 23', kilowatts: 23 },
    { name: 'GVM 28', kilowatts: 28 },
  ]),
  elm({ name: 'Égalis Ballon' }, [
    { name: 'GLB 23', kilowatts: 23 },
    { name: 'GVB 23', kilowatts: 23 },
    { name: 'GVB 28', kilowatts: 28 },
  ]),
  elm({ name: 'Égalis Ballon Condens' }, ['GVB C 24-1H']),
  elm({ name: 'LM' }, [
    { name: '10 PV', aliases: ['LM10', 'LM10 PV', 'Ondéa LM 10 PV'] },
    { name: '13 PV', aliases: ['LM13', 'LM13 PV', 'Ondéa LM 13 PV'] },
  ]),
  junkers({ name: 'CerapurSmart', spellings: ['Cerapur Smart'] }, ['ZSB 14-3 C', 'ZSB 22-3 C', 'ZWB 28-3 C']),
  junkers({ name: 'CerapurComfort', spellings: ['Cerapur Comfort'] }, ['ZSBR 16-3 A', 'ZSBR 28-3 A', 'ZWBR 30-3 A']),
  junkers({ name: 'CerapurCompact', spellings: ['Cerapur Compact'] }, [
    'ZSB 14-1 DE',
    'ZSB 24-1 DE',
    'ZWB 28-1 DE',
    'ZWB 30-1 DE',
  ]),
  junkers({ name: 'CerapurAcu', spellings: ['Cerapur Acu'] }, ['ZWSB 22/28-3 A']),
  junkers({ name: 'Ceraclass' }, [
    { name: 'ZW 24-2 DH KE', aliases: ['ZW 24-2 KE'], kilowatts: 24 },
    { name: 'ZW 24-2 DH AE', aliases: ['ZW 24-2 AE'], kilowatts: 24 },
    { name: 'ZS 24-2 DH KE', aliases: ['ZS 24-2 KE'], kilowatts: 24 },
    { name: 'ZS 24-2 DH AE', aliases: ['ZS 24-2 AE'], kilowatts: 24 },
  ]),
  junkers({ name: 'CeraclassComfort', spellings: ['Ceraclass Comfort'] }, [
    { name: 'ZWE 24-5 MFA', kilowatts: 24 },
    { name: 'ZWE 28-5 MFA', kilowatts: 28 },
  ]),
  junkers({ name: 'CeraclassExcellence', spellings: ['Ceraclass Excellence'] }, [
    { name: 'ZSC 24-3 MFA', kilowatts: 24 },
    { name: 'ZWC 24-3 MFA', kilowatts: 24 },
    { name: 'ZWC 28-3 MFA', kilowatts: 28 },
  ]),
  junkers({ name: 'Euroline' }, [
    { name: 'ZW 23-1 KE', kilowatts: 23 },
    { name: 'ZW 23-1 AE', kilowatts: 23 },
  ]),
  junkers({ name: 'WR' }, [
    { name: '11-2 P', aliases: ['WR11', 'WR11-2P'] },
    { name: '11-2 B', aliases: ['WR11', 'WR11-2B'] },
    { name: '11-2 G', aliases: ['WR11', 'WR11-2G'] },
    { name: '14-2 P', aliases: ['WR14', 'WR14-2P'] },
    { name: '14-2 B', aliases: ['WR14', 'WR14-2B'] },
    { name: '14-2 G', aliases: ['WR14', 'WR14-2G'] },
  ]),
  junkers({ name: 'Therm 4000 O' }, ['11 L', '14 L']),
  bosch({ name: 'Gaz 3000 W' }, [
    { name: 'ZW 24-2 KE', kilowatts: 24 },
    { name: 'ZW 24-2 AE', kilowatts: 24 },
  ]),
  bosch({ name: 'Gaz 4000 W' }, [
    { name: 'ZWA 24-2 A', kilowatts: 24 },
    { name: 'ZWA 24-2 K', kilowatts: 24 },
  ]),
  bosch({ name: 'Gaz 6000 W' }, [
    { name: 'WBN 6000-18C', kilowatts: 18 },
    { name: 'WBN 6000-24C', kilowatts: 24 },
    { name: 'WBN 6000-24H', kilowatts: 24 },
    { name: 'WBN 6000-35C', kilowatts: 35 },
  ]),
  bosch({ name: 'Gaz 7000 W' }, [
    { name: 'ZSC 24-3 MFA', kilowatts: 24 },
    { name: 'ZWC 24-3 MFA', kilowatts: 24 },
    { name: 'ZWC 28-3 MFA', kilowatts: 28 },
    { name: 'ZWC 35-3 MFA', kilowatts: 35 },
  ]),
  bosch({ name: 'Condens 2500 W' }, ['WBC 24-1 DC', 'WBC 28-1 DC']),
  bosch({ name: 'Condens 7000 W' }, ['ZSBR 28-3 A', 'ZWBR 35-3 A']),
  bosch({ name: 'Therm 4000 S' }, ['WTD 12 AM E', 'WTD 15 AM E', 'WTD 18 AM E']),
  bosch({ name: 'Therm 6000 S' }, ['14 L']),
].flat();
