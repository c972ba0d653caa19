import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

/**
 * Our own drawing under the pins of shops: needs no network and no foreign site. Pins are placed in percent of its box.
 */
export function MapSketch({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('relative overflow-hidden bg-[#eef4f8]', className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        <path d="M0 62C18 55 30 70 46 64S70 44 100 52V100H0z" fill="#e6f0ea" />
        <path d="M0 20C22 28 34 14 52 20S82 34 100 22V0H0z" fill="#e9f1ea" />
        <path d="M-2 44C20 38 32 52 50 44S80 28 102 36" fill="none" stroke="#cfe1ee" strokeWidth="3.5" />
        <path
          d="M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100"
          fill="none"
          stroke="#fff"
          strokeWidth="0.4"
        />
      </svg>
      {children}
    </div>
  )
}
