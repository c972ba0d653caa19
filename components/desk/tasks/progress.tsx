/** A bar with its share in percent. */
export function Progress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex min-w-40 flex-1 items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="bg-page h-2 flex-1 overflow-hidden rounded-full"
      >
        <div
          className="bg-programme-bright h-full rounded-full transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <span className="text-text nums w-10 text-right text-sm">{percent}%</span>
    </div>
  )
}
