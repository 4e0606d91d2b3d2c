import { useEffect, useState } from 'react';

const mediaEvents = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'seeking',
  'seeked',
  'error',
];

const nothing = {
  state: 'stopped' as ReturnType<typeof getState>,
  isPlaying: false,
  isMuted: false,
  time: 0,
  duration: 0,
  loaded: 0,
  volume: 1,
  rate: 1,
};

/** Returns the state of a media element, as its events report it, and functions that control it. */
export function usePlayer() {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [facts, setFacts] = useState(nothing);

  useEffect(() => {
    if (!media) return;
    const read = () => setFacts(readState(media));
    read();
    for (const event of mediaEvents) media.addEventListener(event, read);
    return () => {
      for (const event of mediaEvents) media.removeEventListener(event, read);
    };
  }, [media]);

  return { ref: setMedia, media, ...facts };
}

export type Player = ReturnType<typeof usePlayer>;

function readState(media: HTMLMediaElement): typeof nothing {
  const { buffered, currentTime, duration, muted, paused, playbackRate, volume } = media;

  return {
    state: getState(media),
    isPlaying: !paused,
    isMuted: muted,
    time: currentTime,
    duration: duration || 0,
    loaded: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    volume,
    rate: playbackRate,
  };
}

function getState({ currentTime, ended, error, paused, readyState }: HTMLMediaElement) {
  if (error) return 'failed';
  if (ended) return 'ended';
  if (paused) return currentTime === 0 ? 'stopped' : 'paused';
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}
