interface CaptchaPictureProps {
  /** Data URI; undefined while loading. */
  src: string | undefined
  broken: boolean
  onRenew: () => void
}

/** The captcha picture; a click loads another one. */
export function CaptchaPicture({ src, broken, onRenew }: CaptchaPictureProps) {
  return (
    <button
      type="button"
      onClick={onRenew}
      aria-label="看不清，换一张"
      title="看不清，换一张"
      className="rounded-control text-muted tap bg-page -mr-1.5 flex h-9 w-[min(6.25rem,26vw)] items-center justify-center text-xs"
    >
      {broken ? (
        '点击重试'
      ) : src ? (
        <img
          src={src}
          alt="图形验证码"
          width={120}
          height={44}
          className="rounded-control h-full w-full object-cover"
        />
      ) : null}
    </button>
  )
}
