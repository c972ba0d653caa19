-- Which MALL_SECRET the sealed columns and keyed hashes belong to: a fingerprint from which the key cannot be found. One row,
-- written by the first start.
CREATE TABLE secret_fingerprint (
  id integer PRIMARY KEY CONSTRAINT secret_fingerprint_one_row CHECK (id = 1),
  fingerprint text NOT NULL,
  since bigint NOT NULL
);
