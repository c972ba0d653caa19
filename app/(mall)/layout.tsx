import type { ReactNode } from 'react'
import { Frame } from '@/components/layout/frame'
import { readFrame } from '@/lib/client/server'

/** Pages of the mall. Static: no cookies, no headers; what belongs to one person is filled in by islands. */
export default async function MallLayout({ children }: { children: ReactNode }) {
  return <Frame data={await readFrame()}>{children}</Frame>
}
