import { cx } from '@/components/ui/cx'

/** One of several buttons side by side. */
export const segment = (isOn: boolean) =>
  cx(
    'flex h-8 min-w-8 items-center justify-center border px-2 text-xs first:rounded-l-control last:rounded-r-control -ml-px first:ml-0',
    isOn ? 'border-link text-link z-10 bg-link/5' : 'border-line text-text hover:text-ink',
  )
