import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/**
 * Our own drawing under the pins of shops: needs no network and no foreign site. Pins are placed in percent of its box.
 */
export function MapSketch({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('bg-map relative overflow-hidden', className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        <path d="M0 62C18 55 30 70 46 64S70 44 100 52V100H0z" className="fill-map-land" />
        <path d="M0 20C22 28 34 14 52 20S82 34 100 22V0H0z" className="fill-map-hill" />
        <path
          d="M-2 44C20 38 32 52 50 44S80 28 102 36"
          className="stroke-map-road fill-none"
          strokeWidth="3.5"
        />
        <path
          d="M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100"
          className="fill-none stroke-white"
          strokeWidth="0.4"
        />
      </svg>
      {children}
    </div>
  )
}
