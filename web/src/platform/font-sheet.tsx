import fonts from './fonts.css?url';
import { InlineScript } from './inline-script.tsx';

const swap = `(function(l){l.addEventListener('load',function(){l.media='all'})})(document.currentScript.previousElementSibling)`;

/** The list of font subsets is longer than all our other styles: the page does not wait for it. */
export function FontSheet({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <link
        rel="stylesheet"
        href={fonts}
        media="print"
        suppressHydrationWarning
        onLoad={(event) => {
          event.currentTarget.media = 'all';
        }}
      />
      <InlineScript nonce={nonce} code={swap} />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}
