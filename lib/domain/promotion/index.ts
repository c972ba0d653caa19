export * from './rule'
export * from './seckill'
