import type { SiteTexts } from '@/components/layout/frame-data'
import { Headset } from '@/components/ui/icons/headset'
import { Recycle } from '@/components/ui/icons/recycle'
import { ShieldCheck } from '@/components/ui/icons/shield-check'
import { Truck } from '@/components/ui/icons/truck'

const icons = { shield: ShieldCheck, recycle: Recycle, truck: Truck, headset: Headset }

/** The mall's promises for every order, in one line. */
export function Promises({ promises }: { promises: SiteTexts['promises'] }) {
  return (
    <ul className="text-muted flex flex-wrap gap-x-5 gap-y-1.5 text-xs">
      {promises.map(({ icon, title, text }) => {
        const Icon = icons[icon]
        return (
          <li key={title} title={text} className="flex items-center gap-1">
            <Icon className="text-programme-bright size-4" aria-hidden />
            {title}
          </li>
        )
      })}
    </ul>
  )
}
