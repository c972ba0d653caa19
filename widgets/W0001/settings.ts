import { autoplayFields, dotGroup } from '@/widgets/fields/dots'
import type { SettingPanel } from '@/widgets/setting-fields'
import { slideLimits } from './contract'

export const panel: SettingPanel = {
  groups: [
    {
      title: '基本设置',
      fields: [
        ...autoplayFields,
        { kind: 'switch', key: 'fullWidth', label: '通栏', hint: '图片与窗口同宽' },
      ],
    },
    dotGroup,
    {
      title: '轮播列表',
      fields: [
        {
          kind: 'rows',
          key: 'data',
          limits: slideLimits,
          add: '添加轮播项',
          entry: '轮播项',
          hint: '没有图片的轮播项不会显示给顾客，可以留着',
          confirmDelete: '确定删除该轮播图？',
          initial: { imgUrl: '', pathData: {} },
          fields: [
            { kind: 'picture', key: 'imgUrl' },
            { kind: 'link', key: 'pathData' },
            {
              kind: 'picture',
              key: 'phoneImgUrl',
              label: '手机图片',
              hint: '宽高比 2 : 1，不填则用上面的图片',
            },
          ],
        },
      ],
    },
  ],
}
