/** A few words of script that must run before the first paint; only constants of our own are ever put here. */
export function InlineScript({ nonce, code }: { nonce: string | undefined; code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the text of a script as HTML text.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
