import { shortYuan } from '@/lib/domain/money'
import type { Programme } from './programme-data'

const cell = 'border-line border-t px-4 py-3 max-md:px-1 max-md:py-2.5'

/** The subsidy per piece of each class. */
export function RulesTable({ list }: Pick<Programme, 'list'>) {
  return (
    <div className="rounded-card border-line bg-card relative overflow-x-auto border">
      <table className="nums w-full text-center text-sm max-md:text-xs">
        <caption className="sr-only">各品类补贴标准</caption>
        <thead className="bg-programme-tint text-programme">
          <tr>
            {['品类', '补贴比例', '一级能效', '单件最高', '单价上限', '每人限购'].map((title) => (
              <th key={title} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap max-md:px-1">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((rule) => (
            <tr key={rule.subsidy_class_id}>
              <th scope="row" className={`${cell} text-ink font-medium whitespace-nowrap`}>
                {rule.class_name}
              </th>
              <td className={cell}>{rule.rate}%</td>
              <td className={cell}>{rule.top_rate === null ? '—' : `${rule.top_rate}%`}</td>
              <td className={cell}>{shortYuan(rule.cap)} 元</td>
              <td className={cell}>
                {rule.price_limit === null ? '不限' : `${shortYuan(rule.price_limit)} 元`}
              </td>
              <td className={cell}>{rule.limit === 0 ? '不限' : `${rule.limit} 件`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
