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

const initialState = {
  state: 'stopped' as ReturnType<typeof getState>,
  isPlaying: false,
  isMuted: false,
  time: 0,
  duration: 0,
  loaded: 0,
  volume: 1,
  rate: 1,
};

/** Returns a ref for a media element, the element, and the state of the element. */
export function usePlayer() {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [playerState, setPlayerState] = useState(initialState);

  useEffect(() => {
    if (!media) return;
    const update = () => setPlayerState(readState(media));
    update();
    for (const event of mediaEvents) media.addEventListener(event, update);
    return () => {
      for (const event of mediaEvents) media.removeEventListener(event, update);
    };
  }, [media]);

  return { ref: setMedia, media, ...playerState };
}

export type Player = ReturnType<typeof usePlayer>;

function readState(media: HTMLMediaElement): typeof initialState {
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

/** Returns the state of the playback, which is also the key of a text. */
function getState({ currentTime, ended, error, paused, readyState }: HTMLMediaElement) {
  if (error) return 'failed';
  if (ended) return 'ended';
  if (paused) return currentTime === 0 ? 'stopped' : 'paused';
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}
