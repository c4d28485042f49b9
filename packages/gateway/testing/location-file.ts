/** One value of the format: a control byte of type and size, then the bytes. */
const textOf = (text: string): Buffer => Buffer.concat([Buffer.from([0x40 | text.length]), Buffer.from(text)])
const numberOf = (type: 'uint16' | 'uint32', value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return Buffer.concat([Buffer.from([type === 'uint16' ? 0xa2 : 0xc4]), type === 'uint16' ? bytes.subarray(2) : bytes])
}
const mapOf = (entries: Readonly<Record<string, Buffer>>): Buffer =>
  Buffer.concat([
    Buffer.from([0xe0 | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([name, value]) => [textOf(name), value]),
  ])

/** The separator between tree and data. */
const GAP = Buffer.alloc(16)
const MARK = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])

/** A small location file in MaxMind's format: the country of every IPv4 address that begins with one of these octets. */
export const locationFile = (countries: Readonly<Record<number, string>>): Buffer => {
  const nodes: [number | null, number | null][] = [[null, null]]
  const leaves: { readonly node: number; readonly side: 0 | 1; readonly at: number }[] = []
  const data: Buffer[] = []
  let length = 0
  for (const [octet, country] of Object.entries(countries)) {
    let node = 0
    for (let bit = 7; bit >= 0; bit -= 1) {
      const side = ((Number(octet) >> bit) & 1) === 1 ? 1 : 0
      if (bit === 0) leaves.push({ node, side, at: length })
      else {
        const next = nodes[node]![side] ?? nodes.push([null, null]) - 1
        nodes[node]![side] = next
        node = next
      }
    }
    const record = mapOf({ country: mapOf({ iso_code: textOf(country) }) })
    data.push(record)
    length += record.length
  }
  // A record that leads nowhere holds the number of nodes; one that leads to data, that and the place behind the gap.
  for (const { node, side, at } of leaves) nodes[node]![side] = nodes.length + GAP.length + at
  const tree = Buffer.alloc(nodes.length * 6)
  nodes.forEach((sides, node) => sides.forEach((to, side) => tree.writeUIntBE(to ?? nodes.length, node * 6 + side * 3, 3)))
  const about = mapOf({
    binary_format_major_version: numberOf('uint16', 2),
    ip_version: numberOf('uint16', 4),
    node_count: numberOf('uint32', nodes.length),
    record_size: numberOf('uint16', 24),
  })
  return Buffer.concat([tree, GAP, ...data, MARK, about])
}
