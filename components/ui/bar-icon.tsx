/** Chevron and magnifier, with stronger lines than those of `icons`. */
const paths = {
  back: 'm15 18-6-6 6-6',
  search: 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
} as const

/** An icon of a bar at the top of phones. */
export const BarIcon = ({ name, className }: { name: keyof typeof paths; className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={paths[name]} />
  </svg>
)
