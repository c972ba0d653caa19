import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ParamList } from '@/components/desk/params/param-list'

export const metadata: Metadata = { title: '参数和规格' }

/** Names and values of parameters and specifications (contract operator). */
export default function ParamsPage() {
  return (
    <DeskPage entry="params">
      <ParamList />
    </DeskPage>
  )
}
