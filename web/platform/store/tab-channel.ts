/** Messages between the tabs of this browser; in a browser without channels there are none. */
export function openTabChannel<Message>(name: string) {
  let opened: BroadcastChannel | undefined
  const channel = () => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(name)
    return opened
  }
  return {
    post: (message: Message): void => channel()?.postMessage(message),
    listen: (listener: (message: Message) => void): void =>
      channel()?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data)),
  }
}
