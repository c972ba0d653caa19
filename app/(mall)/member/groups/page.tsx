import type { Metadata } from 'next'
import { OwnTeams } from '@/components/group/own-teams'

export const metadata: Metadata = { title: '我的拼团' }

/** The member's teams by state; a page of our own beside those of spec 1 §2. */
export default function OwnTeamsPage() {
  return <OwnTeams />
}
