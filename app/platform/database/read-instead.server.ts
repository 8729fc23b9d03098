import {
  AliasNode,
  FromNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  TableNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RawBuilder,
  type SelectQueryNode,
} from 'kysely'
import type { Database, Tables } from './tables.ts'

/** What is read where a query asks for a table: a query in brackets, of the same columns. */
export type Readings = { [T in keyof Tables]?: RawBuilder<unknown> }

/** Makes a handle to the same database on which every query of some tables reads something else in their place. */
export function readInstead<D extends Database>(db: D, readings: Readings): D {
  return db.withPlugin(new ReadInstead(readings)) as D
}

class ReadInstead extends OperationNodeTransformer implements KyselyPlugin {
  readonly #nodes: Map<string, OperationNode>

  constructor(readings: Readings) {
    super()
    this.#nodes = new Map(Object.entries(readings).map(([name, query]) => [name, query.toOperationNode()]))
  }

  transformQuery({ node, queryId }: { node: never; queryId: QueryId }) {
    return this.transformNode(node, queryId) as never
  }

  async transformResult<R>({ result }: { result: R }): Promise<R> {
    return result
  }

  protected override transformSelectQuery(given: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    // What is read in place of a table is no longer looked at.
    const { from, joins, ...node } = super.transformSelectQuery(given, queryId)
    return {
      ...node,
      ...(from && { from: FromNode.create(from.froms.map((table) => this.#instead(table))) }),
      ...(joins && { joins: joins.map((join): JoinNode => ({ ...join, table: this.#instead(join.table) })) }),
    }
  }

  #instead(node: OperationNode): OperationNode {
    if (AliasNode.is(node) && TableNode.is(node.node)) {
      const reading = this.#reading(node.node)
      return reading ? AliasNode.create(reading, node.alias) : node
    }
    const reading = TableNode.is(node) ? this.#reading(node) : undefined
    return reading ? AliasNode.create(reading, IdentifierNode.create((node as TableNode).table.identifier.name)) : node
  }

  #reading = ({ table }: TableNode) => this.#nodes.get(table.identifier.name)
}
