/** What the live stream says. Each time something happened it comes anew, also when the counts are the same. */
export interface LiveState {
  at: number;
  notifications: number;
  messages: number;
  /** Unread at the support desk, for administrators who sit there. */
  desk?: number;
  /** Enquiries that nobody has seen: of the gallery whose page is open, else of the artist who reads. */
  enquiries?: number;
}
