'use client'
import type { TabProps } from '@/widgets/parts/showcase/showcase'
import { TabGoods } from '@/widgets/parts/showcase/tab-goods'
import { Cells, type SpecialLook } from '../cells'

export const Tab = ({ tab, look, mode }: TabProps<SpecialLook>) => (
  <TabGoods tab={tab}>{(goods) => <Cells goods={goods} look={look} mode={mode} />}</TabGoods>
)
