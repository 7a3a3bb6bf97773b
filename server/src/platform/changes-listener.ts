import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changesChannel, liveChannel } from './database.ts';
import { connectWithin, type DatabaseWatch } from './database-watch.ts';
import { RawClient } from './raw-client.ts';

const beatEvery = 5_000;
/** Longer than this without an own beat coming back, and an instance trusts nothing that it has kept. */
const longestSilence = 15_000;
/** When the connection is given up and made anew. */
const reconnectAfter = 10_000;
/** How long a write waits for instances that do not answer; they forget by themselves after the longest silence. */
const patience = 2_000;
/** How long what is kept is served when PostgreSQL does not run, so that nobody can have changed it. */
const longestOutage = 60_000;

/** By this name, and its own, the connection of an instance is found in the list of connections. */
const applicationName = 'hwarang-listener';
const instancesChannel = 'hwarang_instances';
const heardChannel = (instance: string) => `hwarang_heard_${instance}`;

interface Peer {
  beatAt: number;
  /** Whether it has sent a beat, or is only known to be connected. */
  listens: boolean;
  /** The last of this instance's questions that it has answered. */
  heard: number;
  /** False after it has not answered in time, until it does: one that is lost holds up one write, not each. */
  answers: boolean;
}

/**
 * One connection that hears what the database announces. Messages come in the order of the commits, so that whoever has heard a later one
 * has heard all before it. By that
 * - an instance knows that it hears: it sends a beat and waits for it to come back;
 * - a writer knows that the others have heard: it sends a question after its commit, and all who sent a beat lately answer.
 */
export async function openListener(
  databaseUrl: string,
  watch: DatabaseWatch,
  hear: (channel: string, payload: string) => void,
) {
  const self = randomBytes(8).toString('hex');
  const peers = new Map<string, Peer>();
  const beats = new Map<number, number>();
  const owed = new Map<string, string>();
  let client: RawClient | undefined;
  let ready = false;
  let closed = false;
  let connectedAt = 0;
  let lostAt = performance.now();
  let beatSentAt = 0;
  /** When the last beat was sent that came back. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let emptied = true;
  let beatNumber = 0;
  let question: { number: number; heardBySelf: boolean; done: () => void } | undefined;
  let questions = 0;

  const notify = async (channels: string[], payloads: string[]) => {
    await client?.query(
      'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as sent (channel, payload)',
      [channels, payloads],
    );
  };
  const say = (payload: string) => notify([instancesChannel], [payload]).catch(() => undefined);

  const beat = () => {
    beatNumber += 1;
    beatSentAt = performance.now();
    beats.set(beatNumber, beatSentAt);
    return say(`beat ${self} ${beatNumber}`);
  };

  const isListening = () => ready && performance.now() - heardAt < longestSilence;

  /** See docs/decisions/0058-changes-are-published-by-the-database.md for why a refusal is worth a minute and silence is not. */
  const outage = (): number | undefined => {
    const now = performance.now();
    if (!isListening()) {
      // The database is there, only this connection is not: others may write what is not heard here.
      if (!watch.lost && watch.answeredAt > lostAt) return undefined;
      const until = watch.lost?.refused ? watch.answeredAt + longestOutage : heardAt + longestSilence;
      if (now >= until) return undefined;
    } else if (!watch.lost) return undefined;
    return Math.ceil((now - watch.answeredAt) / 1000);
  };

  /** Answers are folded together: however many ask at once, one statement is under way. */
  let answering = false;
  const answer = async () => {
    if (answering) return;
    answering = true;
    while (owed.size > 0) {
      const all = [...owed];
      owed.clear();
      await notify(
        all.map(([instance]) => heardChannel(instance)),
        all.map(([, number]) => `${self} ${number}`),
      ).catch(() => undefined);
    }
    answering = false;
  };

  const livePeers = () => [...peers.values()].filter(({ beatAt }) => performance.now() - beatAt < longestSilence);
  const checkQuestion = () => {
    if (!question?.heardBySelf) return;
    const { number, done } = question;
    if (livePeers().every(({ heard, answers }) => !answers || heard >= number)) done();
  };

  const onInstance = (payload: string) => {
    const [kind = '', instance = '', number = ''] = payload.split(' ');
    if (instance === self) {
      if (kind === 'beat') {
        heardAt = Math.max(heardAt, beats.get(Number(number)) ?? heardAt);
        for (const sent of beats.keys()) if (sent <= Number(number)) beats.delete(sent);
        emptied = false;
      } else if (question && Number(number) === question.number) question.heardBySelf = true;
    } else if (kind === 'beat') {
      const beatAt = performance.now();
      const known = peers.get(instance);
      if (known?.listens) known.beatAt = beatAt;
      // It has begun to keep things after the question: what it keeps is not from before.
      else
        peers.set(instance, {
          beatAt,
          listens: true,
          answers: true,
          heard: question?.heardBySelf ? question.number : 0,
        });
    } else if (kind === 'bye') peers.delete(instance);
    else if (kind === 'heard?') {
      owed.set(instance, number);
      void answer();
    }
    checkQuestion();
  };
  const onHeard = (payload: string) => {
    const [instance = '', number = ''] = payload.split(' ');
    const peer = peers.get(instance);
    if (!peer) return;
    peer.heard = Math.max(peer.heard, Number(number));
    peer.answers = true;
    checkQuestion();
  };

  const connect = async () => {
    const next = new RawClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectWithin,
      application_name: `${applicationName} ${self}`,
    });
    client = next;
    next.on('notification', ({ channel, payload = '' }) => {
      if (next !== client) return;
      if (channel === instancesChannel) onInstance(payload);
      else if (channel === heardChannel(self)) onHeard(payload);
      else hear(channel, payload);
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    try {
      await next.connect();
      // Nothing said here must survive a crash: no commit waits for the disk.
      await next.query('set synchronous_commit = off');
      for (const channel of [changesChannel, liveChannel, instancesChannel, heardChannel(self)])
        await next.query(`listen ${channel}`);
      // Those whose last beat was before this connection: a write right after it must wait for them too.
      const { rows } = await next.query<{ name: string }>(
        `select split_part(application_name, ' ', 2) as name from pg_stat_activity
         where datname = current_database() and application_name like $1`,
        [`${applicationName} %`],
      );
      for (const { name } of rows)
        if (name !== self && !peers.has(name))
          peers.set(name, { beatAt: performance.now(), listens: false, answers: true, heard: 0 });
    } catch (failure) {
      client = undefined;
      next.socket.destroy();
      throw failure;
    }
    ready = true;
    connectedAt = performance.now();
    // Whatever was announced while nobody listened is unknown: everything counts as changed.
    hear(changesChannel, '*');
    hear(liveChannel, '*');
    await beat();
    if (question) void say(`heard? ${self} ${question.number}`);
  };
  const reconnect = () => void connect().catch(() => closed || setTimeout(reconnect, 500).unref());
  const lose = (lost: RawClient) => {
    if (closed || !ready || lost !== client) return;
    ready = false;
    client = undefined;
    lostAt = performance.now();
    beats.clear();
    lost.socket.destroy();
    reconnect();
  };

  const ask = async () => {
    questions += 1;
    const number = questions;
    const settled = new Promise<void>((done) => {
      question = { number, heardBySelf: false, done };
    });
    void say(`heard? ${self} ${number}`);
    const late = new AbortController();
    await Promise.race([
      settled,
      sleep(patience, undefined, { signal: late.signal }).then(
        () => {
          for (const peer of livePeers()) if (peer.heard < number) peer.answers = false;
          // This instance itself must not serve what its own write has made wrong, even if it hears nothing.
          if (!question?.heardBySelf) hear(changesChannel, '*');
        },
        () => undefined,
      ),
    ]);
    late.abort();
    question = undefined;
  };
  /** A question that is under way may have been asked before the caller's commit; the next one answers all who wait meanwhile. */
  let underWay: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const settled = (): Promise<void> => {
    following ??= (underWay ?? Promise.resolve()).then(() => {
      underWay = following;
      following = undefined;
      return ask();
    });
    return following;
  };

  const round = () => {
    const now = performance.now();
    for (const [instance, { beatAt }] of peers) if (now - beatAt >= longestSilence) peers.delete(instance);
    checkQuestion();
    if (!emptied && !isListening() && outage() === undefined) {
      emptied = true;
      hear(changesChannel, '*');
    }
    if (!client || !ready) return;
    if (now - Math.max(heardAt, connectedAt) >= reconnectAfter) lose(client);
    else if (now - beatSentAt >= beatEvery) void beat();
  };

  await connect();
  const timer = setInterval(round, 1_000).unref();
  return {
    settled,
    isListening,
    outage,
    close: async (): Promise<void> => {
      closed = true;
      clearInterval(timer);
      const last = client;
      if (!last) return;
      const bye = say(`bye ${self}`).then(() => last.end());
      await Promise.race([bye, sleep(patience, undefined, { ref: false })]);
      last.socket.destroy();
    },
  };
}
