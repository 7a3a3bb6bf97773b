import type { LocalizedText } from '../language.ts';

/** Whether machines may be trained on an artist's works, and mine them. Search engines may show them either way. */
export const machineUseKeys = ['reserved', 'allowed'] as const;
export type MachineUse = (typeof machineUseKeys)[number];

export const machineUseWords: Record<MachineUse, LocalizedText> = {
  reserved: { ko: '허용하지 않음', en: 'Not allowed' },
  allowed: { ko: '허용', en: 'Allowed' },
};

/** In the words of PLUS, which stand in the pictures. */
export const dataMining: Record<MachineUse, string> = {
  reserved: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING',
  allowed: 'http://ns.useplus.org/ldf/vocab/DMI-ALLOWED',
};

/** Where the reservation is explained to machines: TDM Reservation Protocol. */
export const tdmPolicyPath = '/tdm-policy.json';
