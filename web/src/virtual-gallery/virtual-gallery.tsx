import type { Language } from '@hwarang/domain/language';
import { WORKS_IN_ROOM } from '@hwarang/domain/virtual-gallery/room';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Empty } from '../design/states/states.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { captionOf, linkTarget, pageOf, spokenCaption } from './caption.ts';
import { CaptionPanel } from './caption-panel.tsx';
import { FlatWall } from './flat-wall.tsx';
import {
  entriesOf,
  type GalleryExhibition,
  type PictureUrl,
  pictureOf,
  roomOf,
  type ShownGallery,
} from './gallery-data.ts';
import { RoomControls } from './room-controls.tsx';
import type { FirstLook } from './scene/first-light.ts';
import { copyLink, rememberWork } from './share.ts';
import { importScene, useRoom } from './use-room.ts';
import { useFullScreen } from './use-screen.ts';
import css from './virtual-gallery.module.css';
import { virtualGalleryWords } from './virtual-gallery.words.ts';
import { WorkList } from './work-list.tsx';
import { WorkStrip } from './work-strip.tsx';

// Fetched beside the page's own script, not after it has run.
if (typeof window !== 'undefined' && !new URLSearchParams(window.location.search).has('view'))
  importScene().catch(() => undefined);

export type GalleryView = 'room' | 'wall' | 'list';

interface Props {
  exhibition: GalleryExhibition;
  pictureUrl: PictureUrl;
  /** All small pictures in one, in the order of the hang: a row of cells of 64 by 64. */
  spriteUrl?: string | undefined;
  /** How the room looks in its first frame. */
  first?: FirstLook | undefined;
  language: Language;
  embed?: boolean;
  initialWork?: string | null;
  initialView?: GalleryView;
}

/** Not even a shadow of caption or buttons may fall on a work. */
const CLEAR = 24;

export function VirtualGallery({
  exhibition,
  pictureUrl,
  spriteUrl,
  first,
  language,
  embed = false,
  initialWork = null,
  initialView = 'room',
}: Props) {
  const words = virtualGalleryWords[language];
  const room = useMemo(() => roomOf(exhibition), [exhibition]);
  const entries = useMemo(() => entriesOf(exhibition, room), [exhibition, room]);
  const pixelWidths = useMemo(
    () => new Map(entries.map((entry) => [entry.id, pictureOf(entry, exhibition)?.width ?? null])),
    [entries, exhibition],
  );
  const [view, setView] = useState<GalleryView>(initialView);
  /** The work in view: a room that opens anew, after another view or a lost graphics card, begins before it. */
  const [focused, setFocused] = useState(() =>
    entries.some((entry) => entry.id === initialWork) ? initialWork : null,
  );
  const [touring, setTouring] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(root);

  const onFailed = (id: string): void => setFailed((before) => new Set(before).add(id));
  const gallery: ShownGallery = { exhibition, entries, words, pictureUrl, embed, failed, onFailed };
  const { state, room: mounted } = useRoom(host, {
    room,
    style: exhibition.style,
    spriteUrl,
    first,
    label: words.roomLabel(exhibition.title),
    initialWork: focused,
    embed,
    open: view === 'room' && entries.length > 0,
    pictureUrl,
    pixelWidths,
    onFocus: (id) => {
      // The caption goes with the focus in it: who works with keys would begin at the top of the page.
      if (id === null && panel.current?.contains(document.activeElement))
        host.current?.querySelector('canvas')?.focus();
      setFocused(id);
      rememberWork(id);
      const entry = entries.find((item) => item.id === id);
      setSaid(entry ? spokenCaption(captionOf(entry, gallery)) : words.overviewSpoken);
    },
    onTour: (on) => {
      setTouring(on);
      if (!on) setSaid(words.tourPaused);
    },
    onFailed,
  });

  const entry = entries.find(({ id }) => id === focused);
  const open = state === 'open' || state === 'lost';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a room that opens anew has to hear of its caption too.
  useLayoutEffect(() => {
    const box = panel.current;
    const stage = host.current;
    if (!box || !stage || !focused) return;
    const bottom = stage.getBoundingClientRect().bottom;
    const covers = box.offsetWidth > stage.clientWidth * 0.6;
    const controls = stage.parentElement?.querySelector('fieldset');
    const above = covers ? box : (controls ?? box);
    mounted.current?.setInsets({
      right: covers ? 0 : box.offsetWidth + CLEAR,
      bottom: bottom - above.getBoundingClientRect().top + CLEAR,
    });
  }, [focused, open, mounted]);

  const share = async (id: string | null): Promise<void> => {
    setSaid('');
    setSaid((await copyLink(id)) ? words.copied : words.copyFailed);
  };

  const left = exhibition.works.length - WORKS_IN_ROOM;

  return (
    <section
      ref={root}
      className={css.gallery}
      data-embed={embed || undefined}
      data-view-mode={view}
      data-style={exhibition.style}
      lang={language}
    >
      <header className={css.head}>
        <a
          className={css.back}
          href={embed ? `/virtualgalleries/${exhibition.id}` : `/exhibition-detail/${exhibition.id}`}
          {...linkTarget(embed)}
        >
          {embed ? words.openInHwarang : words.back}
        </a>
        <h1 className={css.heading}>{exhibition.title}</h1>
        {entries.length > 0 && (
          <fieldset className={css.views} aria-label={words.views}>
            {(['room', 'wall', 'list'] as const).map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {words[name]}
              </button>
            ))}
          </fieldset>
        )}
      </header>

      {entries.length === 0 && <Empty title={words.empty} text={words.emptyHint} />}

      {entries.length > 0 && view !== 'list' && (
        <div className={css.stage} data-state={state}>
          {!(view === 'room' && open) && <FlatWall room={room} gallery={gallery} />}
          {view === 'room' && <div ref={host} className={css.host} data-room-host data-open={open || undefined} />}
          {view === 'room' && state === 'impossible' && <p className={css.notice}>{words.noWebgl}</p>}
          {state === 'lost' && <p className={css.notice}>{words.lost}</p>}
          {view === 'room' && open && (
            <>
              {!focused && (
                <p className={css.hint}>
                  <span className={css.byKeys}>{words.keys}</span>
                  <span className={css.byTouch}>{words.touch}</span>
                </p>
              )}
              {entry && (
                <CaptionPanel
                  ref={panel}
                  gallery={gallery}
                  entry={entry}
                  onShare={() => void share(entry.id)}
                  onClose={() => mounted.current?.focus(null)}
                />
              )}
              <RoomControls
                words={words}
                room={mounted}
                touring={touring}
                focused={focused !== null}
                many={entries.length > 1}
                fullScreen={fullScreen}
              />
            </>
          )}
        </div>
      )}

      {entries.length > 0 && view === 'list' && <WorkList gallery={gallery} />}
      {entries.length > 0 && view !== 'list' && (
        <WorkStrip
          gallery={gallery}
          focused={focused}
          pictures={view !== 'room' || open || state === 'impossible'}
          onPick={(picked) => {
            if (view === 'room' && open) mounted.current?.focus(picked.id);
            else window.location.assign(pageOf(picked, gallery));
          }}
        />
      )}
      {left > 0 && (
        <p className={css.more}>
          {words.more(WORKS_IN_ROOM, exhibition.works.length)}{' '}
          <a href={`/exhibition-detail/${exhibition.id}`}>{words.moreLink(left)}</a>
        </p>
      )}
      <VisuallyHidden>
        <span role="status" data-said>
          {said}
        </span>
      </VisuallyHidden>
    </section>
  );
}
