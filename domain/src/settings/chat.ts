/** Who answers visitors: as the operator has configured it, our own chat, Channel Talk, or nobody. */
export const chatProviders = ['configured', 'own', 'channel', 'off'] as const;
export type ChatProvider = (typeof chatProviders)[number];
