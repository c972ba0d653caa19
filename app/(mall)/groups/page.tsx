import type { Metadata } from 'next'
import { GroupList } from '@/components/group/group-list'

export const metadata: Metadata = { title: '拼团' }

/** The running group-buying activities; a page of our own beside those of spec 1 §2. */
export default function GroupsPage() {
  return <GroupList />
}
