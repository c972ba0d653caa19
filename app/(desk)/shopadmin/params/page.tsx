import type { Metadata } from 'next'
import { ParamList } from '@/components/desk/catalogue/params/param-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '参数和规格' }

/** Names and values of parameters and specifications (contract operator). */
export default function ParamsPage() {
  return (
    <DeskPage entry="params">
      <ParamList />
    </DeskPage>
  )
}
