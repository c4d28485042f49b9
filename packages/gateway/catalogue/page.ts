/** One page of a list, counted from 1, and how much there is in all. Beyond the last page there is nothing. */
export const pageOf = <Item>(all: readonly Item[], pageNo: number, pageSize: number) => ({
  items: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: all.length,
  totalPages: Math.ceil(all.length / pageSize),
})
