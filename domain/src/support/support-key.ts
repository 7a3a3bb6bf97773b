/** The header by which a visitor shows the key of a conversation. */
export const supportKeyHeader = 'x-support-key';

export const supportLimits = { message: 4000, listed: 500 } as const;
